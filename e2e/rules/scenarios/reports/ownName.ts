import { deleteField } from 'firebase/firestore/lite'
import { admin, ann, banned, noTerms, pal, unverified, visitor, zoe } from '../../setup/actors.ts'
import { type Fields, past, report } from '../../setup/documents.ts'
import type { Attempt } from '../../setup/ruleCase.ts'
import { patch } from '../../setup/session.ts'
import { attemptEach, eachValue, omitted, withChanges, wrongTypes } from '../fieldChanges.ts'
import { byActors, type Scenario } from '../scenario.ts'

const path = 'reports/{id}'
const given = (fields: Fields) => ({ given: () => ({ 'reports/mine': fields }) })
const nameless = withChanges(report(ann, past), { ownerDisplayName: omitted })
const change =
  (fields: Fields): Attempt =>
  (s) =>
    s.write(patch('reports/mine', fields))
const hide = change({ ownerDisplayName: deleteField() })
const older = {
  ...nameless,
  authorDisplayName: 'Ann',
  ownerEmail: ann.email,
  authorEmail: ann.email,
}

/** Do not show my name. */
export const ownNameScenarios: readonly Scenario[] = [
  {
    path,
    title: 'takes the own name from a share',
    ...given(report(ann, past)),
    run: hide,
    allowed: {
      'that waits for its review': given({ ...report(ann, past), status: 'pending' }),
      'that was rejected': given({ ...report(ann, past), status: 'rejected' }),
      'with an unverified address': {
        as: unverified,
        ...given(report(unverified, past)),
      },
      'that has older names': {
        ...given({ ...older, ownerDisplayName: 'Ann' }),
        run: change({
          ownerDisplayName: deleteField(),
          authorDisplayName: deleteField(),
          ownerEmail: deleteField(),
          authorEmail: deleteField(),
        }),
      },
    },
    refused: {
      ...byActors(zoe, visitor, admin),
      'that only an older owner field calls theirs': given({ createdBy: 'ann', name: 'Alex' }),
      'without terms': { as: noTerms, ...given(report(noTerms, past)) },
      'while banned': { as: banned, ...given(report(banned, past)) },
      'and leaves an older name': {
        ...given({ ...older, ownerDisplayName: 'Ann' }),
        run: change({ ownerDisplayName: deleteField(), ownerEmail: deleteField() }),
      },
      'and leaves an older address': {
        ...given({ ...report(ann, past), ownerEmail: ann.email }),
      },
      'and leaves the older address of the author': {
        ...given({ ...report(ann, past), authorEmail: ann.email }),
      },
      'and changes other words': change({ ownerDisplayName: deleteField(), notes: 'Was late.' }),
      'and shows it to others': {
        ...given({ ...report(ann, past), status: 'pending' }),
        run: change({ ownerDisplayName: deleteField(), status: 'public' }),
      },
    },
  },
  {
    path,
    title: 'puts the own name on a share again',
    ...given(nameless),
    run: change({ ownerDisplayName: 'Name of ann' }),
    refused: {
      ...byActors(zoe, pal),
      ...attemptEach(
        {
          ...wrongTypes({ ownerDisplayName: [] }),
          ...eachValue('ownerDisplayName', ['Name of zoe', '']),
        },
        change,
      ),
    },
  },
]
