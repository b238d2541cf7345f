import { financing } from '@pandora/contract/domains/financing/operations'
import { answering } from '../../../testing/answers.ts'
import { testViews } from '../../../testing/viewStates.tsx'
import { ViewTile } from '../../../ui/view/ViewTile.tsx'
import { cloudView, keywordsView, orgsView, productsView } from '../views.ts'
import { technologyTexts } from './texts.ts'

/** Who put money in is known by name. */
const named = answering(financing.orgs, (data) => ({
  ...data,
  dataList: data.dataList.map((org, at) => ({ ...org, nameEn: org.nameEn ?? `Sample ${at}` })),
}))
const given = { companyId: 'SSE-600001' }

testViews([
  {
    name: 'products',
    draw: () => <ViewTile view={productsView} given={given} />,
    texts: technologyTexts,
    title: 'products',
    none: 'noProducts',
    shows: '12.5',
  },
  {
    name: 'cloud',
    draw: () => <ViewTile view={cloudView} given={given} />,
    texts: technologyTexts,
    title: 'cloud',
    none: 'noWords',
    shows: '12.5',
    address: '/index?cloudView=table',
  },
  {
    name: 'keywords',
    draw: () => <ViewTile view={keywordsView} given={given} />,
    texts: technologyTexts,
    title: 'keywords',
    none: 'noKeywords',
    shows: '12.5',
  },
  {
    name: 'orgs',
    draw: () => <ViewTile view={orgsView} given={given} />,
    texts: technologyTexts,
    title: 'orgs',
    shows: '2024-05-17',
    answers: [named],
  },
])
