/**
 * Conversations of two members. `hoursAgo` counts back from the seed's moment; `unread` is how many
 * of the last messages the member has not opened.
 * @typedef {{ by: string, hoursAgo: number, text: string, flag?: import('./documents/flag.mjs').FlagNote }} SeedMessage
 * @typedef {{ between: readonly [string, string], unread: number, messages: readonly SeedMessage[] }} SeedConversation
 */

/** @type {readonly SeedConversation[]} */
export const conversations = [
  {
    between: ['member', 'owner'],
    unread: 2,
    messages: [
      {
        by: 'member',
        hoursAgo: 74,
        text: 'Hi! I saw that you shared Trevor. We are to meet on Saturday. Is there anything I should know?',
      },
      {
        by: 'owner',
        hoursAgo: 73.6,
        text: 'Hi, thanks for asking. Nothing worrying: he is kind, just hard to pin down.',
      },
      {
        by: 'owner',
        hoursAgo: 73.5,
        text: 'I would pick a place that you like anyway, in case he moves it again.',
      },
      { by: 'member', hoursAgo: 72.9, text: 'Good idea. There is a bookshop with a café near me.' },
      { by: 'owner', hoursAgo: 72.7, text: 'Perfect. And tell a friend where you are, as always.' },
      {
        by: 'member',
        hoursAgo: 28,
        text: 'So, he did move it. From two to four. I read half a novel in the meantime.',
      },
      { by: 'owner', hoursAgo: 27.4, text: 'Ha! And how was it after that?' },
      {
        by: 'member',
        hoursAgo: 26.8,
        text: 'Nice, honestly. I added a short experience under his profile.',
      },
      {
        by: 'owner',
        hoursAgo: 2.2,
        text: 'Just read it, thank you. That is exactly what helps others.',
      },
      { by: 'owner', hoursAgo: 2.1, text: 'Will you see him again?' },
    ],
  },
  {
    between: ['bluebell', 'member'],
    unread: 0,
    messages: [
      {
        by: 'bluebell',
        hoursAgo: 24 * 19 + 5,
        text: 'Hello! You wrote that you know Omar. I might meet him when I visit Austin.',
      },
      {
        by: 'member',
        hoursAgo: 24 * 19 + 4,
        text: 'Oh, nice. He is calm and a good listener, nothing to add to what I wrote.',
      },
      {
        by: 'bluebell',
        hoursAgo: 24 * 19 + 3.8,
        text: 'Which street does he live on? I would like to have a look at the house first.',
        flag: {
          by: 'member',
          reason: 'private-info',
          note: 'Perhaps not meant badly, but nobody should ask for that here.',
        },
      },
      {
        by: 'member',
        hoursAgo: 24 * 19 + 3.5,
        text: 'I would rather not share that about anyone. Meet him somewhere busy and you will be fine.',
      },
      {
        by: 'bluebell',
        hoursAgo: 24 * 18,
        text: 'You are right, sorry. We had coffee downtown and it was lovely.',
      },
    ],
  },
]
