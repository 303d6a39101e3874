import type { Place } from '@greenlight/domain/coords'
import { paths, readOpenedPath } from '@greenlight/kit/contract/paths'
import { Button } from '@greenlight/kit/ui/form/Button'
import { useForm } from '@greenlight/kit/ui/form/useForm'
import { FixedUsername } from '@greenlight/kit/ui/member/FixedUsername'
import { OwnGenderField, ShowMeField } from '@greenlight/kit/ui/member/GenderFields'
import { PlaceField } from '@greenlight/kit/ui/place/PlaceField'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import {
  currentConfig,
  GreenlightError,
  localStore,
  savedLocation,
  sessionId,
  storageKeys,
  useLocation,
  useNavigate,
  WELCOME_SEEN,
} from '@greenlight/runtime'
import * as v from 'valibot'
import { failure } from '../errors.ts'
import { PanelForm } from '../panel/PanelForm.tsx'
import { UsernameField } from '../username/UsernameField.tsx'
import { usernameSchema } from '../username/usernameSchema.ts'
import { useUsernames } from '../username/useUsernames.ts'
import { EmailQuestion } from './EmailQuestion.tsx'
import { type ProfileSetup, saveProfileSetup, setupSchema } from './profileSetup.ts'
import { setupDraft } from './setupDraft.ts'

const isTakenError = (cause: unknown) =>
  cause instanceof GreenlightError && cause.code === failure('onboarding/username-taken').code

const unanswered: Pick<ProfileSetup, 'email'> = { email: null }

type Props = {
  /** The values of the member's document. */
  initial: Omit<ProfileSetup, 'email'>
  /** Whether the profile is complete: its name does not change. */
  isNamed: boolean
  /** Proposes a name at once. */
  proposesName: boolean
}

export function SetupForm({ initial, isNamed, proposesName }: Props) {
  const { username, myGender, showMe, locationText, locationCoords } = initial
  const navigate = useNavigate()
  const openedPath = readOpenedPath(useLocation().state, sessionId())
  const place: Place = { text: locationText, coords: locationCoords }
  const names = useUsernames()
  // Once: a complete profile was asked, or was made before there were e-mails.
  const asksEmail = !isNamed && currentConfig().mail !== null
  const form = useForm({
    initial: { username, place, showMe, myGender, ...unanswered },
    schema: setupSchema(isNamed ? v.string() : usernameSchema(names.isTaken), asksEmail),
    submit: async (setup) => {
      await saveProfileSetup(setup).catch((cause: unknown) => {
        // Shown at the field, which gets the focus.
        if (isTakenError(cause)) names.markTaken(setup.username)
        throw cause
      })
      setupDraft.drop()
      savedLocation.set({
        locationText: setup.locationText,
        locationCoords: setup.locationCoords,
      })
      localStore.set(storageKeys.welcomeSeen, WELCOME_SEEN)
      await navigate(openedPath ?? paths.gallery(), { replace: true })
    },
    failure: failure('onboarding/setup-save-failed'),
    // The name of a complete profile does not change.
    ...(!isNamed && { draft: setupDraft }),
    staysBusy: true,
  })
  return (
    <PanelForm {...form.props}>
      {isNamed ? (
        <FixedUsername>{username}</FixedUsername>
      ) : (
        <UsernameField names={names} proposes={proposesName} {...form.field('username')} />
      )}
      <PlaceField
        label="Your city or region"
        hint="To show profiles near you. We keep the town, never where you are."
        required
        {...form.field('place')}
      />
      <ShowMeField {...form.field('showMe')} />
      <OwnGenderField value={form.values.myGender} onChange={form.field('myGender').onChange} />
      {asksEmail && <EmailQuestion {...form.field('email')} />}
      {form.message && !isTakenError(form.error) && <ErrorPanel text={form.message} />}
      <Button type="submit" variant="primary" wide busy={form.busy}>
        Save and continue
      </Button>
    </PanelForm>
  )
}
