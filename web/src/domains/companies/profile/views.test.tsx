import { companies } from '@pandora/contract/domains/companies/operations'
import { answering } from '../../../testing/answers.ts'
import { testViews } from '../../../testing/viewStates.tsx'
import { ViewTile } from '../../../ui/view/ViewTile.tsx'
import { overviewTexts } from '../overview/texts.ts'
import { companyTexts } from '../texts.ts'
import { actionsView, coverageView, fieldsView, identityView, informationView, peersView } from '../views.ts'
import { profileTexts } from './texts.ts'

/** Each payment is the one that is read. */
const read = answering(companies.actions, (data) => ({
  ...data,
  dataList: data.dataList.map((one) => ({ ...one, read: true })),
}))
const given = { companyId: 'SSE-600001' }

testViews([
  {
    name: 'identity',
    draw: () => <ViewTile view={identityView} given={given} />,
    texts: companyTexts,
    title: 'identity',
    shows: '2024-05-17',
  },
  {
    name: 'information',
    draw: () => <ViewTile view={informationView} given={given} />,
    texts: companyTexts,
    title: 'information',
    shows: /value-1/,
  },
  {
    name: 'coverage',
    draw: () => <ViewTile view={coverageView} given={given} />,
    texts: companyTexts,
    title: 'coverage',
    shows: 'filledBy-1',
  },
])

testViews([
  {
    name: 'fields',
    draw: () => <ViewTile view={fieldsView} given={given} />,
    texts: profileTexts,
    title: 'fields',
    shows: 'filledBy-1',
  },
  {
    name: 'actions',
    draw: () => <ViewTile view={actionsView} given={given} />,
    texts: profileTexts,
    title: 'actions',
    none: 'noActions',
    shows: '12.5',
    answers: [read],
  },
])

testViews([
  {
    name: 'peers',
    draw: () => <ViewTile view={peersView} given={given} />,
    texts: overviewTexts,
    title: 'peers',
    none: 'noPeers',
    shows: (language) => (language === 'en' ? 'Sample name 1' : '样本一号'),
  },
])
