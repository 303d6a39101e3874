import { liveFirestore } from '@greenlight/runtime'

/** For a page with listeners: downloads the Firestore SDK for them at the same time as the page. */
export function withLiveSdk<Page>(load: () => Promise<Page>): () => Promise<Page> {
  return () => {
    liveFirestore().catch(() => {}) // the page's first listener tries again
    return load()
  }
}
