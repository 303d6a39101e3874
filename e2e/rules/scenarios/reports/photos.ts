import { ann, noTerms, zoe } from '../../setup/actors.ts'
import { removeReport, share } from '../../setup/acts.ts'
import { type Fields, jpeg, jpegOf, report } from '../../setup/documents.ts'
import type { Attempt } from '../../setup/ruleCase.ts'
import { put, remove } from '../../setup/session.ts'
import { attemptEach, eachOmitted, eachValue, withChanges, wrongTypes } from '../fieldChanges.ts'
import { byActors, type Scenario } from '../scenario.ts'

const path = 'reports/{id}/photos/full'
const photo = 'reports/new/photos/full'

const sharePhoto =
  (change: Fields): Attempt =>
  (s) =>
    s.write(
      ...share(s.me).filter(({ path }) => path !== photo),
      put(photo, withChanges({ dataUrl: jpeg }, change)),
    )

export const photoScenarios: readonly Scenario[] = [
  {
    path,
    title: 'creates a report with a full photo',
    run: sharePhoto({}),
    allowed: attemptEach(eachValue('dataUrl', [jpegOf(478_000)]), sharePhoto),
    refused: {
      ...byActors(noTerms),
      ...attemptEach(
        {
          ...wrongTypes({ dataUrl: [] }),
          ...eachOmitted('dataUrl'),
          ...eachValue('dataUrl', [
            jpegOf(478_001),
            'data:image/svg+xml;base64,/9j/AAAA',
            'data:image/jpeg;base64,/9j/AAAA">',
            'data:image/jpeg;base64,/9j/AA\nAA',
            'data:image/webp;base64,UklGRAAA',
            'https://example.org/a.jpg',
          ]),
          ...eachValue('extra', [1]),
        },
        sharePhoto,
      ),
      'without the report': (s) => s.write(put(photo, { dataUrl: jpeg })),
      'added later': {
        given: () => ({ 'reports/of-ann/photos/full': null }),
        run: (s) => s.write(put('reports/of-ann/photos/full', { dataUrl: jpeg })),
      },
      'added to another member’s report': {
        given: () => ({ 'reports/of-zoe/photos/full': null }),
        run: (s) => s.write(put('reports/of-zoe/photos/full', { dataUrl: jpeg })),
      },
      replaced: (s) => s.write(put('reports/of-ann/photos/full', { dataUrl: `${jpegOf(60)}` })),
      'under another name': (s) =>
        s.write(...share(ann), put('reports/new/photos/other', { dataUrl: jpeg })),
      'replaced while the report is created again': (s) =>
        s.write(
          remove('reports/of-ann'),
          ...share(ann, report(ann), 'of-ann'),
          put('reports/of-ann/photos/full', { dataUrl: jpegOf(60) }),
        ),
    },
  },
  {
    path,
    title: 'deletes the photo with the report',
    run: (s) => s.write(remove('reports/of-ann/photos/full'), ...removeReport('reports/of-ann')),
    refused: {
      ...byActors(zoe),
      'without the report': (s) => s.write(remove('reports/of-ann/photos/full')),
      'of another member’s report, with their own report': (s) =>
        s.write(remove('reports/of-zoe/photos/full'), ...removeReport('reports/of-ann')),
    },
  },
  {
    path,
    title: 'reads the photo of a public report',
    run: (s) => s.get('reports/of-zoe/photos/full'),
    refused: {
      'of a deleted report': {
        given: () => ({ 'reports/of-zoe': null }),
        run: (s) => s.get('reports/of-zoe/photos/full'),
      },
      'of a rejected report': {
        given: () => ({ 'reports/of-zoe': { ...report(zoe), status: 'rejected' } }),
        run: (s) => s.get('reports/of-zoe/photos/full'),
      },
      'all full photos': (s) => s.group('photos'),
    },
  },
]
