/**
 * Places as the city box gives them: text and coordinates (degrees).
 * @typedef {{ text: string, coords: { lat: number, lon: number } | null }} Place
 */

/** @param {string} text @param {number} lat @param {number} lon @returns {Place} */
const city = (text, lat, lon) => ({ text, coords: { lat, lon } })

export const cities = {
  austin: city('Austin, TX', 30.267, -97.743),
  roundRock: city('Round Rock, TX', 30.508, -97.679),
  portland: city('Portland, OR', 45.523, -122.676),
  chicago: city('Chicago, IL', 41.85, -87.65),
  evanston: city('Evanston, IL', 42.041, -87.69),
  seattle: city('Seattle, WA', 47.606, -122.332),
  tacoma: city('Tacoma, WA', 47.253, -122.444),
  denver: city('Denver, CO', 39.739, -104.985),
  boulder: city('Boulder, CO', 40.015, -105.271),
  atlanta: city('Atlanta, GA', 33.749, -84.388),
  newYork: city('New York, NY', 40.714, -74.006),
  minneapolis: city('Minneapolis, MN', 44.98, -93.264),
  nashville: city('Nashville, TN', 36.166, -86.784),
  philadelphia: city('Philadelphia, PA', 39.952, -75.164),
  /** Typed instead of picked from the suggestions, so nobody knows where exactly. */
  hillCountry: /** @type {Place} */ ({ text: 'Texas Hill Country', coords: null }),
}
