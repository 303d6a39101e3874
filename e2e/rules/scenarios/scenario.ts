import { type Actor, ann, pal } from '../setup/actors.ts'
import { type Fields, past, report } from '../setup/documents.ts'
import type { Attempt, Given, RuleCase } from '../setup/ruleCase.ts'

type Variation =
  | Attempt
  | {
      readonly as?: Actor
      readonly given?: Given
      readonly run?: Attempt
    }

/**
 * An allowed request and its variations. Each variation differs from it in one point, and is allowed or
 * refused. Ann sends the request unless `as` names another actor.
 */
export type Scenario = {
  readonly path: string
  readonly title: string
  readonly as?: Actor
  readonly given?: Given
  readonly run: Attempt
  readonly allowed?: Readonly<Record<string, Variation>>
  readonly refused?: Readonly<Record<string, Variation>>
}

/** The cases of a scenario: the request itself first, then its variations. */
export function casesOf(scenario: Scenario): readonly RuleCase[] {
  const casesFor = (isAllowed: boolean, variations: Scenario['allowed'] = {}) =>
    Object.entries(variations).map(([how, variation]) =>
      caseOf(scenario, isAllowed, how, variation),
    )
  return [
    caseOf(scenario, true, '', {}),
    ...casesFor(true, scenario.allowed),
    ...casesFor(false, scenario.refused),
  ]
}

function caseOf(
  scenario: Scenario,
  isAllowed: boolean,
  how: string,
  variation: Variation,
): RuleCase {
  const varied = typeof variation === 'function' ? { run: variation } : variation
  const as = varied.as ?? scenario.as ?? ann
  return {
    path: scenario.path,
    title: [scenario.title, how].filter(Boolean).join(': '),
    as,
    subject: as,
    isAllowed,
    run: varied.run ?? scenario.run,
    given: varied.given ?? scenario.given,
  }
}

/** The same request by each of these actors. */
export function byActors(...actors: readonly Actor[]): Readonly<Record<string, Variation>> {
  return Object.fromEntries(actors.map((as) => [`by ${as.uid}`, { as }]))
}

/** Ann’s user document has the required fields and these settings only. */
export function givenAnnHas(settings: Fields): { readonly given: Given } {
  const required = { username: 'Name of ann', profileComplete: true, acceptedTermsAt: past }
  return { given: () => ({ 'users/ann': { ...required, ...settings } }) }
}

/** The report whose status these cases change. */
export const reportPath = 'reports/changing'

/** The report at `reportPath` has this status. */
export function givenReport(status: string, more: Fields = {}) {
  return {
    given: (() => ({ [reportPath]: { ...report(pal, past), status, ...more } })) satisfies Given,
  }
}
