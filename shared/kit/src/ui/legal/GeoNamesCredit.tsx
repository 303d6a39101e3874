/** The attribution that the licence of the town data asks for. */
export function GeoNamesCredit() {
  return (
    <p>
      Names and positions of towns come from <a href="https://www.geonames.org/">GeoNames</a>, used
      under the{' '}
      <a href="https://creativecommons.org/licenses/by/4.0/">
        Creative Commons Attribution 4.0 licence
      </a>{' '}
      (CC BY 4.0). We selected the towns of the United States and shortened their records. The list
      is served from our own site: what you type there is not sent to GeoNames.
    </p>
  )
}
