import * as actors from '../../setup/actors.ts'
import { removeReport, share } from '../../setup/acts.ts'
import {
  experience,
  type Fields,
  future,
  jpeg,
  jpegOf,
  past,
  report,
} from '../../setup/documents.ts'
import { pathOf } from '../../setup/paths.ts'
import type { Attempt } from '../../setup/ruleCase.ts'
import { patch, put, remove } from '../../setup/session.ts'
import {
  attemptEach,
  eachOmitted,
  eachValue,
  invisibleTexts,
  omitted,
  withChanges,
  wrongTypes,
} from '../fieldChanges.ts'
import { byActors, givenAnnHas, type Scenario } from '../scenario.ts'
import { badPreviews } from './badPreviews.ts'
import { invalidKeys, validKeys } from './keyValues.ts'

const { ann, anonymous, banned, noDocument, noProfile, noTerms, unverified, visitor, zoe } = actors
const strangers = [visitor, anonymous, unverified, noTerms, noProfile, noDocument, banned]
const path = 'reports/{id}'
const shareWith =
  (change: Fields, id = 'new'): Attempt =>
  (s) =>
    s.write(...share(s.me, withChanges(report(s.me), change), id))

const shareWithReview =
  (review: Fields): Attempt =>
  (s) =>
    s.write(...share(s.me), put('reports/new/private/review', review))

const counters = { green: 0, yellow: 0, red: 0 }
const optional = ['ownerDisplayName', 'geoCells', 'searchKeys', 'photoKeys']

/** More documents than look-ups per batch. */
const hundredExperiences = Array.from({ length: 100 }, (_, i) => `reports/of-ann/experiences/e${i}`)

export const reportScenarios: readonly Scenario[] = [
  {
    path,
    title: 'creates a report',
    run: shareWith({}),
    allowed: {
      ...attemptEach(
        {
          'without the owner’s name': { ownerDisplayName: omitted },
          ...eachValue('age', [18, 100]),
          ...eachValue('name', ['x', 'x'.repeat(80), '愛']),
          ...eachValue('notes', ['', 'x'.repeat(2000)]),
          ...eachValue('location', ['x'.repeat(120)]),
          ...validKeys,
          ...eachValue('tone', ['green', 'yellow', 'red']),
          ...eachValue('gender', ['woman', 'man', 'nonbinary', 'other']),
          ...eachValue('wantsToSee', ['men', 'women', 'everyone']),
          ...eachValue('photoUrl', [
            jpegOf(34000),
            `${jpeg.slice(0, -2)}=`,
            `${jpeg.slice(0, -2)}+/`,
            'data:image/webp;base64,UklGR'.padEnd(34000, 'A'),
            'data:image/webp;base64,UklGRgA=',
          ]),
        },
        shareWith,
      ),
      'under a long id': shareWith({}, 'x'.repeat(128)),
      'under an id with every allowed kind of character': shareWith({}, 'aZ09_-'),
    },
    refused: {
      ...byActors(...strangers),
      ...attemptEach(
        {
          ...wrongTypes({
            ownerUid: [],
            authorUid: [],
            ownerDisplayName: [],
            name: ['string'],
            age: [],
            tone: [],
            notes: ['string'],
            location: ['string'],
            locationCoords: ['null'],
            geoCells: [],
            searchKeys: ['list'],
            photoKeys: [],
            gender: [],
            wantsToSee: [],
            photoUrl: [],
            createdAt: [],
            status: [],
            counters: [],
          }),
          ...eachOmitted(...Object.keys(report(ann)).filter((field) => !optional.includes(field))),
          ...eachValue('ownerUid', ['zoe']),
          ...eachValue('authorUid', ['zoe']),
          ...eachValue('ownerDisplayName', ['Name of zoe', 'Admin']),
          ...eachValue('name', [...invisibleTexts, 'x'.repeat(81)]),
          ...eachValue('age', [17, 101, 30.5, -0, '30', 1e300]),
          ...eachValue('tone', ['blue', 'Green', '']),
          ...eachValue('notes', ['x'.repeat(2001)]),
          ...eachValue('location', [...invisibleTexts, 'x'.repeat(121)]),
          ...eachValue('locationCoords', [
            { lat: 91, lon: 0 },
            { lat: 0 },
            {},
            { lat: 30.267, lon: 0 },
          ]),
          ...invalidKeys,
          ...eachValue('gender', ['Woman', 'another', '']),
          ...eachValue('wantsToSee', ['nonbinary', 'Everyone', '']),
          ...eachValue('photoUrl', [
            ...badPreviews,
            jpegOf(34001),
            'data:image/webp;base64,UklGR'.padEnd(34001, 'A'),
          ]),
          ...eachValue('createdAt', [future]),
          ...eachValue('status', ['pending', 'rejected', 'Public', '']),
          ...eachValue('counters', [
            { ...counters, green: 1 },
            { ...counters, yellow: 1 },
            { ...counters, red: 1 },
            { ...counters, green: -0 },
            { ...counters, yellow: '0' },
            { ...counters, blue: 0 },
            { green: 0, yellow: 0 },
            {},
          ]),
          ...eachValue('uid', ['ann']),
          ...eachValue('userId', ['ann']),
          ...eachValue('createdBy', ['ann']),
          ...eachValue('ownerEmail', [ann.email]),
          ...eachValue('authorEmail', [ann.email]),
          ...eachValue('authorDisplayName', ['Name of ann']),
          ...eachValue('flagCount', [-1000, 0]),
          ...eachValue('decision', ['ban1']),
          ...eachValue('decisionReason', ['']),
          ...eachValue('extra', [1]),
        },
        shareWith,
      ),
      'under a name that is a number': {
        ...givenAnnHas({ username: 7 }),
        run: shareWith({ ownerDisplayName: 7 }),
      },
      'under an id that is too long': shareWith({}, 'x'.repeat(129)),
      'under an id that joins with ~': shareWith({}, 'a~experiences~b'),
      'under an id with a dot': shareWith({}, 'a.b'),
      'as another member': (s) => s.write(...share(s.me, report(zoe))),
      'under the id of a deleted report': {
        given: () => ({ 'gone/new': { ownerUid: 'ann', at: past } }),
      },
      'without its photo': (s) =>
        s.write(...share(s.me).filter(({ path }) => !path.endsWith('/full'))),
      'without its review': (s) =>
        s.write(...share(s.me).filter(({ path }) => !path.endsWith('/review'))),
      'with a flag in its review': shareWithReview({ flagCount: 1 }),
      'with a count in its review that is no integer': shareWithReview({ flagCount: -0 }),
      'with a cleared review': shareWithReview({ flagCount: 0, cleared: true }),
      'over their own existing report': shareWith({}, 'of-ann'),
      'over another member’s report': shareWith({}, 'of-zoe'),
      'with terms accepted in the same batch': {
        as: noTerms,
        run: (s) =>
          s.write(
            patch(pathOf.user(s.me), { acceptedTermsAt: report(ann)['createdAt'] }),
            ...share(s.me),
          ),
      },
    },
  },
  {
    path,
    title: 'deletes their own report',
    run: (s) => s.write(...removeReport('reports/of-ann'), remove('reports/of-ann/photos/full')),
    allowed: {
      'of an older client': deleteOldReport('ownerUid'),
      'with a hundred experiences below it': {
        given: () =>
          Object.fromEntries(hundredExperiences.map((path) => [path, experience(zoe, past)])),
        run: (s) =>
          s.write(
            ...removeReport('reports/of-ann'),
            remove('reports/of-ann/photos/full'),
            ...hundredExperiences.map(remove),
          ),
      },
      'with everything below it': (s) =>
        s.write(
          remove('reports/of-ann/experiences/by-pal/comments/by-pal'),
          remove('reports/of-ann/experiences/by-pal'),
          remove('reports/of-ann/photos/full'),
          ...removeReport('reports/of-ann'),
        ),
    },
    refused: {
      ...byActors(zoe, visitor, anonymous),
      'without a tombstone': (s) =>
        s.write(
          remove('reports/of-ann'),
          remove('reports/of-ann/private/review'),
          remove('reports/of-ann/photos/full'),
        ),
      'without its photo': (s) => s.write(...removeReport('reports/of-ann')),
      'together with another member’s report': (s) =>
        s.write(
          ...removeReport('reports/of-ann'),
          remove('reports/of-ann/photos/full'),
          ...removeReport('reports/of-zoe'),
          remove('reports/of-zoe/photos/full'),
        ),
      ...Object.fromEntries(
        ['authorUid', 'uid', 'userId', 'createdBy'].map((field) => [
          `that only ${field} calls their own, before the migration`,
          deleteOldReport(field, '-'),
        ]),
      ),
    },
  },
]

function deleteOldReport(field: string, owner = 'ann') {
  const legacy = { [field]: 'ann', name: 'Alex', createdAt: past }
  const run: Attempt = (s) => s.write(...removeReport('reports/legacy', owner))
  return { given: () => ({ 'reports/legacy': legacy }), run }
}
