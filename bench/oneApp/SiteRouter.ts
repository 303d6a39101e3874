/** With transitions: they keep the page before on screen until a lazy page is loaded. */
export { BrowserRouter as SiteRouter } from '@greenlight/runtime'
