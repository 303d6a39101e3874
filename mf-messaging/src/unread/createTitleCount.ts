/** A number in front of the tab's title, whichever page sets the title. */
export function createTitleCount() {
  let count = 0
  let observer: MutationObserver | undefined

  function update(): void {
    const title = document.title.replace(/^\(\d+\) /, '')
    const next = count > 0 ? `(${count}) ${title}` : title
    if (next !== document.title) document.title = next
  }

  return {
    /** 0 removes the number. */
    show(next: number): void {
      count = next
      update()
      const element = document.querySelector('title')
      if (!element || count > 0 === Boolean(observer)) return
      observer?.disconnect()
      observer = count > 0 ? new MutationObserver(update) : undefined
      observer?.observe(element, { childList: true })
    },
  }
}
