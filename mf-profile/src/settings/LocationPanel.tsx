import type { Place } from '@greenlight/domain/coords'
import type { UserProfile } from '@greenlight/domain/member'
import { failure } from '@greenlight/kit/errors'
import { Panel } from '@greenlight/kit/ui/layout/Panel'
import { PlaceField } from '@greenlight/kit/ui/place/PlaceField'
import { savedLocation } from '@greenlight/runtime'
import * as v from 'valibot'
import { SettingsForm } from './SettingsForm.tsx'
import { saveDefaultLocation } from './settingsRequests.ts'
import { useSettingsForm } from './useSettingsForm.ts'

const schema = v.object({
  place: v.pipe(
    v.object({
      text: v.pipe(v.string(), v.trim()),
      coords: v.nullable(v.object({ lat: v.number(), lon: v.number() })),
    }),
    // A text without coordinates would be lost: the gallery needs a town.
    v.check(
      ({ text, coords }) => text === '' || coords !== null,
      failure('kit/town-required').text,
    ),
  ),
})

async function saveLocation({ place }: { place: Place }): Promise<void> {
  await saveDefaultLocation(place.text, place.coords)
  savedLocation.set({ locationText: place.text, locationCoords: place.coords })
}

/** The default location. It is saved with the account and on this device. */
export function LocationPanel({ profile }: { profile: UserProfile }) {
  const form = useSettingsForm<{ place: Place }>({
    initial: { place: { text: profile.locationText, coords: profile.locationCoords } },
    schema,
    save: saveLocation,
  })
  return (
    <Panel title="Default location">
      <SettingsForm form={form} save="Save location">
        <PlaceField
          label="City"
          hint="The gallery starts here, and distances are measured from here."
          {...form.field('place')}
        />
      </SettingsForm>
    </Panel>
  )
}
