import type { TestMember } from '../../fixtures/members.ts'
import { button, heading, link, type Tab, textbox } from '../tab.ts'
import { signIn } from './leave.ts'
import type { SharedReport } from './reports.ts'
import type { Tour } from './tourContext.ts'

type Talk = {
  tab: Tab
  otherTab: Tab
  report: SharedReport
  other: TestMember
  username: string
}

/** Two members exchange messages, each in a browser of their own. */
export async function talk({ step }: Tour, people: Talk): Promise<void> {
  const { tab, otherTab, report, other, username } = people
  const box = textbox(/^Message/)

  await step('the other member signs in', otherTab, async () => {
    await otherTab.open('/messages')
    await signIn(otherTab, other.email)
    await otherTab.see(heading('Messages'))
  })
  await step('write to who shared a profile', tab, async () => {
    await tab.open(`/profile/${report.id}`)
    await tab.click(button(/^Message .*, who shared this$/))
    await tab.fill(box, 'May I ask you something?')
    await tab.press(box, 'Enter')
    await tab.see({ text: 'May I ask you something?', within: { role: 'log' } })
  })
  await step('the other member sees it live, and answers', otherTab, async () => {
    await otherTab.click(link(/wants to write to you/))
    await otherTab.click(link(new RegExp(username)))
    await otherTab.see({ text: 'May I ask you something?', within: { role: 'log' } })
    await otherTab.click(button('Answer'))
    await otherTab.fill(box, 'Of course.')
    await otherTab.press(box, 'Enter')
    await otherTab.see({ text: 'Of course.', within: { role: 'log' } })
  })
  await step('the answer appears live', tab, async () => {
    await tab.see({ text: 'Of course.', within: { role: 'log' } })
  })
}
