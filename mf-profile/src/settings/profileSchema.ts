import { genders } from '@greenlight/domain/gender'
import { showMeSchema, usernameSchema } from '@greenlight/kit/ui/member/memberSchemas'
import * as v from 'valibot'

/** Checks all fields. The current name stays valid even if the current rules refuse it. */
export const profileSchema = (storedUsername: string) =>
  v.object({
    username: usernameSchema(storedUsername),
    showMe: showMeSchema,
    myGender: v.nullable(v.picklist(genders)),
  })
