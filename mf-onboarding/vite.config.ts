import { remoteConfig } from '@greenlight/build'
import { defineConfig } from 'vite'

// Most visits see one page. A text needs nothing of the forms, and the slides need their panel alone.
const shared = [
  { name: 'common', least: 8 },
  { name: 'panel', least: 7 },
  { name: 'forms', least: 3, except: /\/(legal|answerHours|data)\/|\/terms\.ts$/ },
]

export default defineConfig(remoteConfig(import.meta.dirname, { shared }))
