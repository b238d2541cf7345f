import { room, view, type Rooms } from '../../room.ts'
import { choice, groupId, type ViewParameters } from '../../view/parameters.ts'

/** What the views of the room are shown for: a chain of the user's own, the one saved last unless one is named. */
export const chainViews = {
  event: { chain: groupId, direction: choice('all', 'risk', 'opportunity') },
  news: { chain: groupId, direction: choice('all', 'risk', 'opportunity') },
  exposure: { chain: groupId },
  scenario: { scenario: groupId },
} satisfies Record<string, ViewParameters>

export const chainRooms = {
  supplyChain: room(
    'supplyChain',
    true,
    'Waypoints',
    { zh: '供应链', en: 'Supply chain' },
    {
      zh: '公司的上下游图：供应商、客户、占比，以及事件如何传导。',
      en: "A company's suppliers and customers as a graph, their shares, and how an event passes along.",
    },
    [
      view('event', '事件', 'Events', [12, 13], [12, 13], 13, [6, 6], chainViews.event),
      view('news', '新闻', 'News', [12, 13], [12, 13], 13, [6, 6], chainViews.news),
      view('exposure', '敞口', 'Exposure', [9, 11], [12, 11], 11, [5, 6], chainViews.exposure),
      view('scenario', '情景', 'What if', [9, 11], [12, 11], 11, [5, 6], chainViews.scenario),
    ],
  ),
} satisfies Rooms
