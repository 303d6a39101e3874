/**
 * Places as the city box gives them, text and coordinates (degrees), and the cells of a report there.
 * @typedef {{ text: string, coords: { lat: number, lon: number } | null, cells: string[] }} Place
 */

/** @param {string} text @param {number} lat @param {number} lon @param {string} geohash @returns {Place} */
const city = (text, lat, lon, geohash) => ({
  text,
  coords: { lat, lon },
  cells: [geohash, geohash.slice(0, 2)],
})

export const cities = {
  austin: city('Austin, TX', 30.267, -97.743, '9v6'),
  roundRock: city('Round Rock, TX', 30.508, -97.679, '9v6'),
  portland: city('Portland, OR', 45.523, -122.676, 'c20'),
  chicago: city('Chicago, IL', 41.85, -87.65, 'dp3'),
  evanston: city('Evanston, IL', 42.041, -87.69, 'dp3'),
  seattle: city('Seattle, WA', 47.606, -122.332, 'c23'),
  tacoma: city('Tacoma, WA', 47.253, -122.444, 'c22'),
  denver: city('Denver, CO', 39.739, -104.985, '9xj'),
  boulder: city('Boulder, CO', 40.015, -105.271, '9xj'),
  atlanta: city('Atlanta, GA', 33.749, -84.388, 'djg'),
  newYork: city('New York, NY', 40.714, -74.006, 'dr5'),
  minneapolis: city('Minneapolis, MN', 44.98, -93.264, '9zv'),
  nashville: city('Nashville, TN', 36.166, -86.784, 'dn6'),
  philadelphia: city('Philadelphia, PA', 39.952, -75.164, 'dr4'),
  /** Typed instead of picked from the suggestions, so nobody knows where exactly. */
  hillCountry: /** @type {Place} */ ({ text: 'Texas Hill Country', coords: null, cells: [] }),
}
