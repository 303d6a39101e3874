/** "12 miles away", as said of a person. */
export function distanceText(miles: number): string {
  const rounded = Math.round(miles)
  if (rounded < 1) return 'under 1 mile away'
  return rounded === 1 ? '1 mile away' : `${rounded.toLocaleString('en-US')} miles away`
}
