import { limit } from 'firebase/firestore/lite'
import { type Actor, admin, ann, banned, noTerms, visitor, zoe } from '../../setup/actors.ts'
import { type Fields, future, now, past, savedSearch } from '../../setup/documents.ts'
import type { Attempt } from '../../setup/ruleCase.ts'
import { patch, put, remove } from '../../setup/session.ts'
import {
  attemptEach,
  eachOmitted,
  eachValue,
  invisibleTexts,
  withChanges,
  wrongTypes,
} from '../fieldChanges.ts'
import { byActors, type Scenario } from '../scenario.ts'

const path = 'users/{uid}/searches/{slot}'
const pathOf = (who: Actor, slot = '1') => `users/${who.uid}/searches/${slot}`

const save =
  (change: Fields = {}, slot = '1'): Attempt =>
  (s) =>
    s.write(put(pathOf(ann, slot), withChanges(savedSearch(), change)))
const given = (who: Actor = ann) => ({
  given: () => ({ [pathOf(who)]: savedSearch(past) }),
})

/** Searches that a member has saved, in twenty slots. */
export const savedSearchScenarios: readonly Scenario[] = [
  {
    path,
    title: 'saves a search',
    run: save(),
    allowed: {
      ...Object.fromEntries(
        ['9', '10', '19', '20'].map((slot) => [`in slot ${slot}`, save({}, slot)]),
      ),
      'over another one': given(),
      'without accepted terms': {
        as: noTerms,
        run: (s) => s.write(put(pathOf(noTerms), savedSearch())),
      },
      ...attemptEach(
        {
          ...eachValue('title', ['x', 'x'.repeat(80)]),
          ...eachValue('name', ['', 'x'.repeat(80)]),
          ...eachValue('place', ['', 'x'.repeat(120)]),
          ...eachValue('coords', [null]),
          ...eachValue('miles', [0, 200]),
          ...eachValue('tones', [[], ['green', 'yellow', 'red']]),
          ...eachValue('genders', [['everyone'], ['women', 'men', 'nonbinary']]),
          ...eachValue('ages', [
            [18, 100],
            [30, 30],
          ]),
          ...eachValue('match', [
            [],
            ['marcus', '~MRKS', '~MRK'],
            ['明'],
            Array(5).fill('x'.repeat(24)),
          ]),
        },
        save,
      ),
    },
    refused: {
      ...byActors(visitor, zoe, admin),
      'while banned': { as: banned, run: (s) => s.write(put(pathOf(banned), savedSearch())) },
      ...Object.fromEntries(
        ['0', '21', '01', '1 ', '100', '-1', 'x', '1a'].map((slot) => [
          `in slot ${slot}`,
          save({}, slot),
        ]),
      ),
      ...attemptEach(
        {
          ...wrongTypes({
            title: ['string'],
            name: ['string'],
            place: ['string'],
            coords: ['null'],
            miles: ['number'],
            tones: [],
            genders: [],
            ages: [],
            seenAt: [],
          }),
          ...eachOmitted(...Object.keys(savedSearch())),
          ...eachValue('title', [...invisibleTexts, 'x'.repeat(81)]),
          ...eachValue('name', ['x'.repeat(81)]),
          ...eachValue('place', ['x'.repeat(121)]),
          ...eachValue('coords', [
            { lat: 91, lon: 0 },
            { lat: 29.761, lon: 0 },
          ]),
          ...eachValue('miles', [-1, 201, 0.5]),
          ...eachValue('tones', [['blue'], ['red', 'red'], { 0: 'red' }]),
          ...eachValue('genders', [[], ['man'], ['men', 'men'], ['men', 'everyone']]),
          ...eachValue('ages', [
            [],
            [30],
            [17, 30],
            [30, 101],
            [40, 30],
            [30, 40, 50],
            [30.5, 40],
            [30, 40.5],
            ['30', '40'],
            { 0: 30, 1: 40 },
          ]),
          ...eachValue('seenAt', [past, future]),
          ...eachValue('match', [
            'marcus',
            null,
            { 0: 'marcus' },
            [1],
            [''],
            ['de la'],
            ['~mrk'],
            ['x'.repeat(25)],
            ['a', 'b', 'c', 'd', 'e', 'f'],
          ]),
          ...eachValue('extra', [1]),
        },
        save,
      ),
    },
  },
  {
    path,
    title: 'marks a saved search as seen',
    ...given(),
    run: (s) => s.write(patch(pathOf(ann), { seenAt: now })),
    allowed: {
      'and renames it': (s) => s.write(patch(pathOf(ann), { title: 'Marcus', seenAt: now })),
      'an old one with an exact place': {
        given: () => ({
          [pathOf(ann)]: { ...savedSearch(past), coords: { lat: 29.7604, lon: -95.3698 } },
        }),
      },
      'only renames it': (s) => s.write(patch(pathOf(ann), { title: 'Marcus' })),
    },
    refused: {
      ...byActors(zoe, visitor),
      'at another time': (s) => s.write(patch(pathOf(ann), { seenAt: future })),
      'with an odd field': (s) => s.write(patch(pathOf(ann), { seenAt: now, extra: 1 })),
    },
  },
  {
    path,
    title: 'lists saved searches',
    ...given(),
    run: (s) => s.list('users/ann/searches', limit(20)),
    refused: {
      ...byActors(zoe, visitor, admin),
      'over the limit': (s) => s.list('users/ann/searches', limit(21)),
      'without limit': (s) => s.list('users/ann/searches'),
      'of everyone': (s) => s.group('searches', limit(20)),
      'one of another member': { as: zoe, run: (s) => s.get(pathOf(ann)) },
    },
  },
  {
    path,
    title: 'removes a saved search',
    ...given(),
    run: (s) => s.write(remove(pathOf(ann))),
    allowed: {
      'while banned': { as: banned, ...given(banned), run: (s) => s.write(remove(pathOf(banned))) },
    },
    refused: byActors(zoe, visitor, admin),
  },
]
