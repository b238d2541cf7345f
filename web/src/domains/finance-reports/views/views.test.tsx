import { testViews } from '../../../testing/viewStates.tsx'
import { ViewTile } from '../../../ui/view/ViewTile.tsx'
import { reportTexts } from '../texts.ts'
import { bridgeView, browseView, businessView, commentsView, peersView, reportView } from '../views.ts'
import './BrowseView.tsx'
import './BusinessView.tsx'
import './CommentsView.tsx'
import './PeersView.tsx'
import './ReportView.tsx'

const companyId = 'SSE-600001'
const businessTypeId = 'industry-1'
const of = { companyId, businessTypeId }
const named = (language: string) => (language === 'en' ? /Sample/ : /样本/)

testViews([
  {
    name: 'ReportView on the page of a company',
    draw: () => <ViewTile view={reportView} given={{ companyId }} />,
    texts: reportTexts,
    title: 'statement_income',
    none: 'noStatement',
    shows: named,
  },
  {
    name: 'ReportView on a floor',
    draw: () => <ViewTile view={reportView} />,
    texts: reportTexts,
    title: 'statement_income',
    none: 'noCompany',
    shows: named,
  },
  {
    name: 'BridgeView',
    draw: () => <ViewTile view={bridgeView} given={{ companyId }} />,
    texts: reportTexts,
    title: 'bridge',
    none: 'noBridge',
    shows: '12.5',
  },
  {
    name: 'BusinessView',
    draw: () => <ViewTile view={businessView} given={of} />,
    texts: reportTexts,
    title: 'businesses',
    none: 'noPeriods',
    shows: '2024',
  },
  {
    name: 'CommentsView',
    draw: () => <ViewTile view={commentsView} given={of} />,
    texts: reportTexts,
    title: 'comments',
    none: 'noComments',
    shows: /\d/,
  },
  {
    name: 'PeersView',
    draw: () => <ViewTile view={peersView} given={of} />,
    texts: reportTexts,
    title: 'companies',
    shows: named,
  },
  {
    name: 'BrowseView by company',
    draw: () => <ViewTile view={browseView} />,
    texts: reportTexts,
    title: 'by_company',
    none: 'noReports',
    shows: named,
  },
  {
    name: 'BrowseView by business',
    draw: () => <ViewTile view={browseView} />,
    address: '/index/reports?by=business',
    texts: reportTexts,
    title: 'by_business',
    none: 'noBusinesses',
    shows: named,
  },
])
