import { genders, showMeOptions } from '@greenlight/domain/gender'
import { coords, orNull } from '@greenlight/domain/stored'
import { sessionDraft } from '@greenlight/kit/ui/form/sessionDraft'
import * as v from 'valibot'
import { emailAnswers } from './profileSetup.ts'

/** The set-up that is not saved yet, which survives a reload. */
export const setupDraft = sessionDraft(
  'gl.onboarding.setup.v1',
  v.object({
    username: v.string(),
    place: v.object({ text: v.string(), coords }),
    showMe: v.pipe(v.array(v.picklist(showMeOptions)), v.readonly()),
    myGender: orNull(v.picklist(genders)),
    email: orNull(v.picklist(emailAnswers)),
  }),
)
