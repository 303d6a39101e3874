import { ann, noDocument, noProfile, noTerms, visitor, banned, zoe } from '../stage/actors.ts'
import type { Attempt } from '../stage/case.ts'
import { experience, future, jpeg, jpegOf, past, report, type Fields } from '../stage/documents.ts'
import { places } from '../stage/places.ts'
import { patch, put, remove } from '../stage/session.ts'
import { annWith } from './annWith.ts'
import { rightCells, wrongCells } from './cells.ts'
import { by, type Twin } from './twin.ts'
import { absent, blanks, confused, each, values, vary, without } from './vary.ts'

const path = 'reports/{id}'

const share =
  (change: Fields, id = 'new'): Attempt =>
  (s) =>
    s.write(put(`reports/${id}`, vary(report(s.me), change)))

const badPhotos = [
  '',
  'https://example.org/a.jpg',
  'javascript:alert(1)',
  'data:image/svg+xml;base64,/9j/AAAA',
  'data:image/png;base64,/9j/AAAA',
  'data:text/html;base64,/9j/AAAA',
  'data:video/jpeg;base64,/9j/AAAA',
  'data:image/jpeg;base64/9j/AAAA',
  'data:image/jpeg,/9j/AAAA',
  'data:image/jpeg;base64,iVBORw0KGgo=',
  'data:image/jpeg;base64,PHN2Zz4=',
  'data:image/jpeg;base64,/9j/',
  'data:image/jpeg;base64,/9j/AAAA===',
  'data:image/jpeg;base64,/9j/AA=A',
  'data:image/jpeg;base64,/9j/AAAA" onerror="alert(1)',
  "data:image/jpeg;base64,/9j/AAAA'",
  'data:image/jpeg;base64,/9j/AAAA<script>',
  'data:image/jpeg;base64,/9j/AA\nAA',
  'data:image/jpeg;base64,/9j/AAAA\n',
  '\ndata:image/jpeg;base64,/9j/AAAA',
  ' data:image/jpeg;base64,/9j/AAAA',
  'DATA:image/jpeg;base64,/9j/AAAA',
  'data:image/jpeg;charset=x;base64,/9j/AAAA',
  'xdata:image/jpeg;base64,/9j/AAAA',
  'data:image/jpeg;base64,/9j/AA-_',
]

const counters = { green: 0, yellow: 0, red: 0 }
const optional = ['ownerDisplayName', 'geoCells']

/** More than the look-ups that rules may make in one batch: they must be the same ones. */
const hundred = Array.from({ length: 100 }, (_, i) => `reports/of-ann/experiences/e${i}`)

export const reportTwins: readonly Twin[] = [
  {
    path,
    title: 'shares a profile',
    does: share({}),
    allowed: {
      ...each(
        {
          'without the owner’s name': { ownerDisplayName: absent },
          'for review': { status: 'pending' },
          ...values('age', [18, 100]),
          ...values('name', ['x', 'x'.repeat(80), '愛']),
          ...values('notes', ['', 'x'.repeat(2000)]),
          ...values('location', ['x'.repeat(120)]),
          ...rightCells,
          ...values('tone', ['green', 'yellow', 'red']),
          ...values('gender', ['woman', 'man', 'nonbinary', 'other']),
          ...values('wantsToSee', ['men', 'women', 'everyone']),
          ...values('photoUrl', [jpegOf(34000), `${jpeg.slice(0, -2)}=`, `${jpeg.slice(0, -2)}+/`]),
        },
        share,
      ),
      'under a long id': share({}, 'x'.repeat(128)),
      'under an id of all plain characters': share({}, 'aZ09_-'),
    },
    refused: {
      ...by(visitor, noTerms, noProfile, noDocument, banned),
      ...each(
        {
          ...confused({
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
            gender: [],
            wantsToSee: [],
            photoUrl: [],
            createdAt: [],
            status: [],
            counters: [],
          }),
          ...without(...Object.keys(report(ann)).filter((field) => !optional.includes(field))),
          ...values('ownerUid', ['zoe']),
          ...values('authorUid', ['zoe']),
          ...values('ownerDisplayName', ['Name of zoe', 'Admin']),
          ...values('name', [...blanks, 'x'.repeat(81)]),
          ...values('age', [17, 101, 30.5, -0, '30', 1e300]),
          ...values('tone', ['blue', 'Green', '']),
          ...values('notes', ['x'.repeat(2001)]),
          ...values('location', [...blanks, 'x'.repeat(121)]),
          ...values('locationCoords', [{ lat: 91, lon: 0 }, { lat: 0 }, {}]),
          ...wrongCells,
          ...values('gender', ['Woman', 'another', '']),
          ...values('wantsToSee', ['nonbinary', 'Everyone', '']),
          ...values('photoUrl', [...badPhotos, jpegOf(34001)]),
          ...values('createdAt', [future]),
          ...values('status', ['rejected', 'Public', '']),
          ...values('counters', [
            { ...counters, green: 1 },
            { ...counters, yellow: 1 },
            { ...counters, red: 1 },
            { ...counters, green: -0 },
            { ...counters, yellow: '0' },
            { ...counters, blue: 0 },
            { green: 0, yellow: 0 },
            {},
          ]),
          ...values('uid', ['ann']),
          ...values('userId', ['ann']),
          ...values('createdBy', ['ann']),
          ...values('ownerEmail', [ann.email]),
          ...values('authorEmail', [ann.email]),
          ...values('authorDisplayName', ['Name of ann']),
          ...values('flagCount', [-1000, 0]),
          ...values('decision', ['ban1']),
          ...values('decisionReason', ['']),
          ...values('extra', [1]),
        },
        share,
      ),
      'under a name that is a number': {
        ...annWith({ username: 7 }),
        does: share({ ownerDisplayName: 7 }),
      },
      'under an endless id': share({}, 'x'.repeat(129)),
      'under an id that joins with ~': share({}, 'a~experiences~b'),
      'under an id with a dot': share({}, 'a.b'),
      'as another member': (s) => s.write(put('reports/new', report(zoe))),
      'over an existing one': share({}, 'of-ann'),
      'over another’s': share({}, 'of-zoe'),
      'with terms accepted in the same batch': {
        as: noTerms,
        does: (s) =>
          s.write(
            patch(places.user(s.me), { acceptedTermsAt: report(ann)['createdAt'] }),
            put('reports/new', report(s.me)),
          ),
      },
    },
  },
  {
    path,
    title: 'deletes the own share',
    does: (s) => s.write(remove('reports/of-ann'), remove('reports/of-ann/photos/full')),
    allowed: {
      'by a legacy field uid': deletesLegacy('uid'),
      'by a legacy field userId': deletesLegacy('userId'),
      'by a legacy field createdBy': deletesLegacy('createdBy'),
      'by the author': deletesLegacy('authorUid'),
      'by the owner': deletesLegacy('ownerUid'),
      'with a hundred experiences below it': {
        given: () => Object.fromEntries(hundred.map((path) => [path, experience(zoe, past)])),
        does: (s) =>
          s.write(
            remove('reports/of-ann'),
            remove('reports/of-ann/photos/full'),
            ...hundred.map(remove),
          ),
      },
      'with everything below it': (s) =>
        s.write(
          remove('reports/of-ann/experiences/by-pal/comments/by-pal'),
          remove('reports/of-ann/experiences/by-pal'),
          remove('reports/of-ann/photos/full'),
          remove('reports/of-ann'),
        ),
    },
    refused: {
      ...by(zoe, visitor, banned),
      'its photo left behind': (s) => s.write(remove('reports/of-ann')),
      'with another’s': (s) =>
        s.write(
          remove('reports/of-ann'),
          remove('reports/of-ann/photos/full'),
          remove('reports/of-zoe'),
          remove('reports/of-zoe/photos/full'),
        ),
      'that is the own only by a field nobody asks': {
        given: () => ({ 'reports/legacy': { owner: 'ann', name: 'Alex', status: 'public' } }),
        does: (s) => s.write(remove('reports/legacy')),
      },
    },
  },
]

function deletesLegacy(field: string) {
  return {
    given: () => ({ 'reports/legacy': { [field]: 'ann', name: 'Alex', createdAt: past } }),
    does: ((s) => s.write(remove('reports/legacy'))) satisfies Attempt,
  }
}
