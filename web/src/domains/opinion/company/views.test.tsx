import { ViewTile } from '../../../ui/view/ViewTile.tsx'
import { opinion } from '@pandora/contract/domains/opinion/operations'
import { postPlatforms } from '@pandora/contract/domains/opinion/kinds'
import { answering } from '../../../testing/answers.ts'
import { testViews } from '../../../testing/viewStates.tsx'
import { articlesView, mentionsView, platformsView, ratioView } from '../views.ts'
import { opinionTexts } from './texts.ts'

/** A platform stands once, and a post bears its time in digits. */
const differing = answering(opinion.articles, (data) => ({
  ...data,
  dataList: data.dataList.map((one) => ({ ...one, publishDateZh: '2024-05-17 09:30:00' })),
  platforms: data.platforms
    .slice(0, postPlatforms.length)
    .map((one, at) => ({ ...one, platform: postPlatforms[at] ?? one.platform })),
}))
const given = { companyId: 'SSE-600001' }

testViews([
  {
    name: 'ratio',
    draw: () => <ViewTile view={ratioView} given={given} about="Sample" />,
    texts: opinionTexts,
    title: 'ratio',
    none: 'noRatio',
    shows: '12.5',
  },
  {
    name: 'mentions',
    draw: () => <ViewTile view={mentionsView} given={given} about="Sample" />,
    texts: opinionTexts,
    title: 'mentions',
    none: 'noMentions',
    shows: /3|4/,
  },
  {
    name: 'platforms',
    draw: () => <ViewTile view={platformsView} given={given} />,
    texts: opinionTexts,
    title: 'platforms',
    none: 'noArticles',
    shows: '3',
    answers: [differing],
  },
  {
    name: 'articles',
    draw: () => <ViewTile view={articlesView} given={given} />,
    texts: opinionTexts,
    title: 'articles',
    none: 'noArticles',
    shows: '2024-05-17',
    answers: [differing],
  },
])
