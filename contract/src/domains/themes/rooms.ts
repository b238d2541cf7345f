import { room, view, type Rooms } from '../../room.ts'
import { choice, companyId, text, themeId, type ViewParameters } from '../../view/parameters.ts'
import { themeWeightings } from './terms.ts'

/** What the views of themes are shown for and what is chosen in them; `list` is no room's. */
export const themesViews = {
  theme: { themeId, companyId, as: choice('map', 'chain', 'table'), off: text },
  events: { themeId, companyId, part: choice('latest', 'summary', 'opportunities') },
  members: { themeId, companyId, text, grades: text, sort: text },
  list: { themeId, text, sort: text },
  index: { themeId, of: choice('index', 'heat'), weighting: choice(...themeWeightings) },
} satisfies Record<string, ViewParameters>

export const themesRooms = {
  bigTheme: room(
    'bigTheme',
    true,
    'Orbit',
    { zh: '主题地图', en: 'Theme map' },
    {
      zh: '市场主题的地图：每个主题的热度、涨跌、成分公司和推动它的事件。',
      en: 'A map of market themes: how hot each is, how it moved, its companies and the events behind it.',
    },
    [
      view('theme', '主题', 'Themes', [8, 14], [6, 14], 14, [5, 7], themesViews.theme),
      view('events', '事件', 'Events', [8, 15], [6, 14], 14, [5, 6], themesViews.events),
      view('members', '公司', 'Companies', [8, 13], [6, 13], 12, [5, 5], themesViews.members),
      view('index', '指数与热度', 'Index and heat', [8, 9], [6, 10], 9, [5, 5], themesViews.index),
    ],
  ),
} satisfies Rooms
