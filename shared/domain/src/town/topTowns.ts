/** A town by its position in the town file, which is its rank by population. */
export type RankedTown = { readonly position: number; readonly score: number }

/** Collects the `size` best of many towns, best first; of equal scores, the larger town comes first. */
export function topTowns(size: number) {
  const best: RankedTown[] = []
  return {
    list: (): readonly RankedTown[] => best,

    /** Returns false if the list is full of better towns. */
    add(town: RankedTown): boolean {
      const last = best[size - 1]
      if (last && !isBetter(town, last)) return false
      const same = best.findIndex(({ position }) => position === town.position)
      if (same >= 0) {
        if ((best[same]?.score ?? 0) >= town.score) return true
        best.splice(same, 1)
      }
      const worse = best.findIndex((each) => isBetter(town, each))
      best.splice(worse < 0 ? best.length : worse, 0, town)
      best.length = Math.min(best.length, size)
      return true
    },
  }
}

function isBetter(a: RankedTown, b: RankedTown): boolean {
  return a.score === b.score ? a.position < b.position : a.score > b.score
}
