import { showMeLabels } from '@greenlight/domain/gender'
import { limits } from '@greenlight/domain/limits'
import type { SearchTerms } from '@greenlight/domain/savedSearch'
import { toneLabels } from '@greenlight/domain/tone'

/** Everything that a search looks for: "Marcus · within 50 miles of Houston, TX · Redlight · age 30–40". */
export function searchWords({ name, place, miles, tones, genders, ages }: SearchTerms): string {
  const [min, max] = ages
  const words = [
    name,
    place.text && miles > 0 ? nearText(place.text, place.coords ? miles : null) : 'anywhere',
    tones.map((tone) => toneLabels[tone]).join(' or '),
    genders.includes('everyone') ? '' : genders.map((option) => showMeLabels[option]).join(' or '),
    min > limits.age.min || max < limits.age.max ? `age ${min}–${max}` : '',
  ]
  return words.filter((word) => word !== '').join(' · ')
}

/** Without coordinates there is no circle: the text is compared. */
function nearText(place: string, miles: number | null): string {
  return miles === null ? `in ${place}` : `within ${miles} miles of ${place}`
}
