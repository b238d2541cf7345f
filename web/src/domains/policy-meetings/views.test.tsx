import { policyMeetings } from '@pandora/contract/domains/policy-meetings/operations'
import { policyStudies } from '@pandora/contract/domains/policy-meetings/study-operations'
import { within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { languages } from '@pandora/contract/language'
import { answering, sampled } from '../../testing/answers.ts'
import { draw } from '../../testing/draw.tsx'
import Phrase from './Phrase.tsx'
import { testViews } from '../../testing/viewStates.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import { en } from './texts.en.ts'
import { meetingTexts } from './texts.ts'
import * as views from './views.ts'
import './views/AftermathView.tsx'
import './views/ChangesView.tsx'
import './views/ExposureView.tsx'
import './views/LanguagesView.tsx'
import './views/MeetingsView.tsx'
import './views/PhrasesView.tsx'
import './views/PhraseView.tsx'

const sample = (language: string) => (language === 'en' ? /Sample/ : /样本/)
const given = { meeting: 'm', row: '1' }

testViews([
  {
    name: 'MeetingsView',
    draw: () => <ViewTile view={views.meetingsView} />,
    texts: meetingTexts,
    title: views.meetingsView.title,
    shows: /\d/,
    none: 'noMeetings',
  },
  {
    name: 'ChangesView',
    draw: () => <ViewTile view={views.changesView} given={{ meeting: 'm' }} />,
    texts: meetingTexts,
    title: views.changesView.title,
    shows: /\d/,
    none: 'noChange',
  },
  {
    name: 'ExposureView',
    draw: () => <ViewTile view={views.exposureView} given={given} />,
    texts: meetingTexts,
    title: views.exposureView.title,
    shows: sample,
    none: 'noExposure',
  },
  {
    name: 'AftermathView',
    draw: () => <ViewTile view={views.aftermathView} given={given} />,
    texts: meetingTexts,
    title: views.aftermathView.title,
    shows: /\d/,
    // One row a horizon, one table a scope: no schema says so.
    answers: [
      answering(policyStudies.aftermath, (data) => ({
        ...data,
        scopes: data.scopes
          .slice(0, 1)
          .map((one) => ({ ...one, scope: 'same' as const, horizons: one.horizons.slice(0, 1) })),
      })),
    ],
    none: 'noStudy',
  },
  {
    name: 'PhrasesView',
    draw: () => <ViewTile view={views.phrasesView} given={{ meeting: 'm' }} />,
    texts: meetingTexts,
    title: views.phrasesView.title,
    shows: /\d/,
    answers: [answering(policyMeetings.phrases, (data, kind) => ({ ...data, earlier: kind === 'empty' ? 0 : 3 }))],
    none: 'noPhrases',
  },
  {
    name: 'PhraseView',
    draw: () => <ViewTile view={views.phraseView} given={{ series: 's', phrase: 'abc' }} />,
    texts: meetingTexts,
    title: views.phraseView.title,
    shows: /\d/,
    none: 'neverSaid',
  },
  {
    name: 'LanguagesView',
    draw: () => <ViewTile view={views.languagesView} given={{ report: 'r' }} />,
    texts: meetingTexts,
    title: views.languagesView.title,
    shows: /\d/,
    none: 'noMismatch',
  },
])

describe.each([...languages])('the phrase tracker in %s', (language) => {
  const open = (address: string, kind: 'ready' | 'empty' = 'ready') =>
    draw(<Phrase />, {
      language,
      address,
      answer: sampled(kind, [
        answering(policyMeetings.series, (data) => ({
          ...data,
          dataList: data.dataList.slice(0, 1).flatMap((one) => [
            // The newest of all has none before it: nothing in it can be new.
            { ...one, key: 'once', meetings: 1, latestId: 'm1' },
            { ...one, key: 'bureau', meetings: 9, latestId: 'm2' },
          ]),
        })),
        answering(policyMeetings.phrases, (data) => ({
          ...data,
          earlier: 8,
          fresh: data.fresh.slice(0, 1).flatMap((one) => ['适度宽松', '超常规'].map((phrase) => ({ ...one, phrase }))),
          dropped: [],
        })),
        answering(policyMeetings.phrase, (data) => ({ ...data, total: 1 })),
      ]),
    })
  const heading = (body: HTMLElement) => within(body).getByRole('heading', { level: 1 }).textContent

  test('it begins with the first new phrase of the newest meeting, the others a press away', async () => {
    const it = await open('/index/policy-phrase')
    await expect.poll(() => heading(it.body)).toContain('适度宽松')
    expect(it.server.asked).toContain(policyMeetings.phrase.id)
    const links = within(it.body)
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href')?.startsWith('/index/policy-phrase'))
    expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['适度宽松', 'true'],
      ['超常规', null],
    ])
    for (const link of links) expect(link.getAttribute('href')).toContain('series=bureau')
  })

  test('a phrase that is asked for stands, whatever is new', async () => {
    const it = await open('/index/policy-phrase?phrase=支持')
    await expect.poll(() => heading(it.body)).toContain('支持')
    await expect.poll(() => within(it.body).queryAllByText('超常规').length).toBe(1)
  })
})

test('where the market holds no meeting the phrase tracker says so', async () => {
  const it = await draw(<Phrase />, { language: 'en', address: '/index/policy-phrase', answer: sampled('empty') })
  await expect.poll(() => it.body.textContent).toContain(en.noMeetings)
})
