import { companyId, own, room, themeId, view, type Rooms } from '../../room.ts'

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
      view('theme', '主题', 'Themes', [8, 14], [6, 14], 14, [5, 7], [themeId, companyId, own('as'), own('off')]),
      view('events', '事件', 'Events', [8, 15], [6, 14], 14, [5, 6], [themeId, companyId, own('part')]),
      view('members', '公司', 'Companies', [8, 13], [6, 13], 12, [5, 5], [themeId, companyId]),
      view('index', '指数与热度', 'Index and heat', [8, 9], [6, 10], 9, [5, 5], [themeId, own('of')]),
    ],
  ),
} satisfies Rooms
