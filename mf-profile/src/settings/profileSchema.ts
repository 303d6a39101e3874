import { genders } from '@greenlight/domain/gender'
import { showMeSchema } from '@greenlight/kit/ui/member/memberSchemas'
import * as v from 'valibot'

/** Checks all fields. */
export const profileSchema = v.object({
  showMe: showMeSchema,
  myGender: v.nullable(v.picklist(genders)),
})
