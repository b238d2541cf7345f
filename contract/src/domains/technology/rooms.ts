import { room, view, type Rooms } from '../../room.ts'
import { choice, companyId, text, type ViewParameter, type ViewParameters } from '../../view/parameters.ts'

/** Tiles of one link letter follow a keyword together. */
const keyword = { linkable: true, personal: false } as const satisfies ViewParameter

/** What the views of the finder are shown for and what is chosen in them. */
export const technologyViews = {
  search: { keyword, companyId, of: choice('all', 'business'), page: text },
  explanation: { keyword },
  technologies: { keyword, page: text },
  products: { keyword, page: text },
  news: { keyword, sort: choice('newest', 'relevance'), page: text },
} satisfies Record<string, ViewParameters>

export const technologyRooms = {
  huakong: room(
    'huakong',
    true,
    'Radar',
    { zh: '技术寻企', en: 'Technology finder' },
    {
      zh: '按关键词、技术或产品寻找上市与未上市的公司，每家都有理由与出处。',
      en: 'Finds companies, listed or not, by keyword, technology or product, each with its grounds and sources.',
    },
    [
      view('search', '公司', 'Companies', [10, 15], [8, 14], 15, [6, 8], technologyViews.search),
      view('explanation', '释义', 'Explanation', [8, 12], [6, 12], 13, [5, 7], technologyViews.explanation),
      view('technologies', '技术', 'Technologies', [6, 12], [6, 12], 12, [4, 6], technologyViews.technologies),
      view('products', '产品', 'Products', [8, 12], [6, 12], 12, [5, 6], technologyViews.products),
      view('news', '新闻', 'News', [8, 13], [6, 13], 13, [5, 6], technologyViews.news),
    ],
  ),
} satisfies Rooms
