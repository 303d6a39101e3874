import { ann, noTerms, zoe } from '../stage/actors.ts'
import type { Attempt } from '../stage/case.ts'
import { jpeg, jpegOf, report, type Fields } from '../stage/documents.ts'
import { put, remove } from '../stage/session.ts'
import { by, type Twin } from './twin.ts'
import { confused, each, values, vary, without } from './vary.ts'

const path = 'reports/{id}/photos/full'
const photo = 'reports/new/photos/full'

const share =
  (change: Fields): Attempt =>
  (s) =>
    s.write(put('reports/new', report(s.me)), put(photo, vary({ dataUrl: jpeg }, change)))

export const photoTwins: readonly Twin[] = [
  {
    path,
    title: 'shares with a full photo',
    does: share({}),
    allowed: each(values('dataUrl', [jpegOf(478_000)]), share),
    refused: {
      ...by(noTerms),
      ...each(
        {
          ...confused({ dataUrl: [] }),
          ...without('dataUrl'),
          ...values('dataUrl', [
            jpegOf(478_001),
            'data:image/svg+xml;base64,/9j/AAAA',
            'data:image/jpeg;base64,/9j/AAAA">',
            'data:image/jpeg;base64,/9j/AA\nAA',
            'https://example.org/a.jpg',
          ]),
          ...values('extra', [1]),
        },
        share,
      ),
      'without the report': (s) => s.write(put(photo, { dataUrl: jpeg })),
      'added later': {
        given: () => ({ 'reports/of-ann/photos/full': null }),
        does: (s) => s.write(put('reports/of-ann/photos/full', { dataUrl: jpeg })),
      },
      'added to another’s': {
        given: () => ({ 'reports/of-zoe/photos/full': null }),
        does: (s) => s.write(put('reports/of-zoe/photos/full', { dataUrl: jpeg })),
      },
      replaced: (s) => s.write(put('reports/of-ann/photos/full', { dataUrl: `${jpegOf(60)}` })),
      'under another name': (s) =>
        s.write(
          put('reports/new', report(ann)),
          put('reports/new/photos/other', { dataUrl: jpeg }),
        ),
      'replaced with the report made anew': (s) =>
        s.write(
          remove('reports/of-ann'),
          put('reports/of-ann', report(ann)),
          put('reports/of-ann/photos/full', { dataUrl: jpegOf(60) }),
        ),
    },
  },
  {
    path,
    title: 'deletes the photo with the report',
    does: (s) => s.write(remove('reports/of-ann/photos/full'), remove('reports/of-ann')),
    refused: {
      ...by(zoe),
      alone: (s) => s.write(remove('reports/of-ann/photos/full')),
      'of another’s, with the own report': (s) =>
        s.write(remove('reports/of-zoe/photos/full'), remove('reports/of-ann')),
    },
  },
  {
    path,
    title: 'asks for the photo of a public report',
    does: (s) => s.get('reports/of-zoe/photos/full'),
    refused: {
      'whose report is gone': {
        given: () => ({ 'reports/of-zoe': null }),
        does: (s) => s.get('reports/of-zoe/photos/full'),
      },
      'whose report is rejected': {
        given: () => ({ 'reports/of-zoe': { ...report(zoe), status: 'rejected' } }),
        does: (s) => s.get('reports/of-zoe/photos/full'),
      },
      'all full photos': (s) => s.group('photos'),
    },
  },
]
