import type { Gate } from '../gate/gate.ts'
import type { Tab } from '../tab.ts'

export type Tour = {
  gate: Gate
  /** Opens a browser of another person. */
  openTab: () => Promise<Tab>
  /** Takes a step, and then looks at the tab. `breaks` matches what the step breaks on purpose. */
  step: (name: string, tab: Tab, act: () => Promise<void>, breaks?: RegExp) => Promise<void>
}
