import type { Place } from '@greenlight/domain/coords'
import { paths, readOpenedPath } from '@greenlight/kit/contract/paths'
import { Button } from '@greenlight/kit/ui/form/Button'
import { useForm } from '@greenlight/kit/ui/form/useForm'
import { OwnGenderField, ShowMeField } from '@greenlight/kit/ui/member/GenderFields'
import { UsernameField } from '@greenlight/kit/ui/member/UsernameField'
import { PlaceField } from '@greenlight/kit/ui/place/PlaceField'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import {
  localStore,
  savedLocation,
  sessionId,
  storageKeys,
  useLocation,
  useNavigate,
  WELCOME_SEEN,
} from '@greenlight/runtime'
import { failure } from '../errors.ts'
import { PanelForm } from '../panel/PanelForm.tsx'
import { type ProfileSetup, saveProfileSetup, setupSchema } from './profileSetup.ts'

/** `initial` has the values of the member's document. */
export function SetupForm({ initial }: { initial: ProfileSetup }) {
  const { username, myGender, showMe, locationText, locationCoords } = initial
  const navigate = useNavigate()
  const openedPath = readOpenedPath(useLocation().state, sessionId())
  const place: Place = { text: locationText, coords: locationCoords }
  const form = useForm({
    initial: { username, place, showMe, myGender },
    schema: setupSchema,
    submit: async (setup) => {
      await saveProfileSetup(setup)
      savedLocation.set({
        locationText: setup.locationText,
        locationCoords: setup.locationCoords,
      })
      localStore.set(storageKeys.welcomeSeen, WELCOME_SEEN)
      await navigate(openedPath ?? paths.gallery(), { replace: true })
    },
    failure: failure('onboarding/setup-save-failed'),
    staysBusy: true,
  })
  return (
    <PanelForm {...form.props}>
      <UsernameField
        hint="Shown with all that you share. Better not your real name."
        {...form.field('username')}
      />
      <PlaceField
        label="Your city or region"
        hint="To show profiles near you. We keep the town, never where you are."
        required
        {...form.field('place')}
      />
      <ShowMeField {...form.field('showMe')} />
      <OwnGenderField value={form.values.myGender} onChange={form.field('myGender').onChange} />
      {form.message && <ErrorPanel text={form.message} />}
      <Button type="submit" variant="primary" wide busy={form.busy}>
        Save and continue
      </Button>
    </PanelForm>
  )
}
