import { saveDefaultLocation } from '@greenlight/kit/data/users/saveDefaultLocation'
import type { UserProfile } from '@greenlight/kit/domain/member'
import type { Place } from '@greenlight/kit/domain/place'
import { Button } from '@greenlight/kit/ui/Button'
import { CityBox } from '@greenlight/kit/ui/CityBox'
import { Panel } from '@greenlight/kit/ui/Panel'
import { savedLocation } from '@greenlight/runtime'
import { useState, type SubmitEvent } from 'react'
import styled from 'styled-components'
import { SaveState } from './SaveState.tsx'
import { useSave } from './useSave.ts'

/** Around where the member looks, with the account and on this device. */
export function LocationPanel({ profile }: { profile: UserProfile }) {
  const { locationText, locationCoords } = profile
  const [place, setPlace] = useState<Place>({ text: locationText, coords: locationCoords })
  const { save, retry, saving } = useSave(async ({ text, coords }: Place) => {
    await saveDefaultLocation(text, coords)
    savedLocation.set({ locationText: text.trim(), locationCoords: coords })
  })

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (saving.status !== 'saving') void save(place)
  }
  return (
    <Panel title="Default location">
      <Form onSubmit={submit}>
        <CityBox
          label="City"
          hint="The gallery starts here, and distances are measured from here."
          value={place}
          onChange={setPlace}
        />
        <Row>
          <Button type="submit" busy={saving.status === 'saving'}>
            Save location
          </Button>
          <SaveState saving={saving} onRetry={retry} />
        </Row>
      </Form>
    </Panel>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gl-space-4);
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--gl-space-2) var(--gl-space-4);
`
