import type { CDPSession } from '@playwright/test'
import { type Part, verbLimitMs } from '../tab.ts'
import type { Change } from './playwrightTab.ts'
import { until } from './until.ts'

/** Text at 200 % as the browser's settings make it, and reduced motion. */
export const largeText = {
  context: { reducedMotion: 'reduce' as const },
  change: (async (page) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    return { problems: () => page.evaluate(textAndMotionProblems) }
  }) satisfies Change,
}

/** Forced colors, and Chromium's own accessibility tree: what a screen reader gets. */
export const forcedColors = {
  context: { forcedColors: 'active' as const },
  change: (async (page, tab, locate) => {
    const session = await page.context().newCDPSession(page)
    const heard = async (part: Part) => {
      if (!('role' in part)) return
      const isHeard = async () => (await isInTree(session, part)) || undefined
      await until(`${part.role} ${String(part.name)} for a screen reader`, isHeard)
    }
    return {
      see: async (part) => {
        await tab.see(part)
        await heard(part)
      },
      click: async (part) => {
        // What is far outside of the window is not in the tree yet (content-visibility).
        await locate(part).scrollIntoViewIfNeeded({ timeout: verbLimitMs })
        await heard(part)
        await tab.click(part)
      },
      problems: async () => treeProblems(await treeOf(session)),
    }
  }) satisfies Change,
}

/** Runs in the page. */
function textAndMotionProblems(): string[] {
  const size = parseFloat(getComputedStyle(document.documentElement).fontSize)
  const small = size < 32 ? [`The text is at ${size} px.`] : []
  const cut = [...document.querySelectorAll<HTMLElement>('button, a, h1, h2, h3, label')]
    .filter((element) => {
      const { overflowX, textOverflow, clipPath } = getComputedStyle(element)
      const isHidden = overflowX !== 'visible' && textOverflow !== 'ellipsis' && clipPath === 'none'
      return isHidden && element.scrollWidth > element.clientWidth + 1
    })
    .map((element) => `This text is cut off: ${element.textContent}`)
  const moves = document.getAnimations().flatMap(({ effect, playState }) => {
    const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : []
    const isMoving = frames.some((frame) => 'transform' in frame || 'translate' in frame)
    const { duration } = effect?.getComputedTiming() ?? {}
    return isMoving && playState === 'running' && Number(duration) > 1 ? ['Something moves.'] : []
  })
  return [...small, ...cut, ...moves]
}

type Node = {
  role: string
  name: string
  level: number | undefined
}

async function treeOf(session: CDPSession): Promise<Node[]> {
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties }) => ({
      role: String(role?.value),
      name: String(name?.value ?? ''),
      level: properties?.find((property) => property.name === 'level')?.value.value as
        number | undefined,
    }))
}

async function isInTree(session: CDPSession, part: Extract<Part, { role: string }>) {
  const role = part.role === 'img' ? 'image' : part.role
  const { name } = part
  return (await treeOf(session)).some(
    (node) =>
      node.role === role &&
      (name === undefined ||
        (typeof name === 'string' ? node.name === name : name.test(node.name))),
  )
}

const CONTROLS =
  /^(button|link|textbox|searchbox|combobox|checkbox|radio|switch|slider|spinbutton|option|tab|image|dialog|alertdialog)$/

function treeProblems(tree: readonly Node[]): string[] {
  const unnamed = tree
    .filter(({ role, name }) => CONTROLS.test(role) && name.trim() === '')
    .map(({ role }) => `A ${role} has no name.`)
  const mains = tree.filter(({ role }) => role === 'main')
  const titles = tree.filter(({ role, level }) => role === 'heading' && level === 1)
  return [
    ...unnamed,
    ...(mains.length === 1 ? [] : [`There are ${mains.length} main landmarks.`]),
    ...(titles.length === 1 ? [] : [`There are ${titles.length} headings of level 1.`]),
  ]
}
