import { policyMeetings } from '@pandora/contract/domains/policy-meetings/operations'
import { policyStudies } from '@pandora/contract/domains/policy-meetings/study-operations'
import { answering } from '../../testing/answers.ts'
import { testViews } from '../../testing/viewStates.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
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
