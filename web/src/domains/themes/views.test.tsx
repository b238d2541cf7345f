import { testViews } from '../../testing/viewStates.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import { themeTexts } from './texts.ts'
import { themeEvents, themeIndex, themeList, themeMap, themeMembers } from './views.ts'

const given = { themeId: 'field-1' }

testViews([
  {
    name: 'theme list',
    draw: () => <ViewTile view={themeList} />,
    texts: themeTexts,
    title: themeList.title,
    none: 'noThemes',
    shows: '12.5',
  },
  {
    name: 'map of all themes, as a table',
    draw: () => <ViewTile view={themeMap} />,
    address: '/index?as=table',
    texts: themeTexts,
    title: themeMap.title,
    none: 'noThemes',
    shows: '12.5',
  },
  {
    name: 'map of one theme, as a table',
    draw: () => <ViewTile view={themeMap} given={given} />,
    address: '/index?as=table',
    texts: themeTexts,
    title: themeMap.title,
    none: 'noMembers',
    shows: '12.5',
  },
  {
    name: 'members of a theme',
    draw: () => <ViewTile view={themeMembers} given={given} />,
    texts: themeTexts,
    title: themeMembers.title,
    none: 'noMembers',
    shows: '12.5',
  },
  {
    name: 'members of the hottest theme',
    draw: () => <ViewTile view={themeMembers} />,
    texts: themeTexts,
    title: themeMembers.title,
    none: 'noThemes',
    shows: '12.5',
  },
  ...(['latest', 'summary', 'opportunities'] as const).map((part) => ({
    name: `theme events, ${part}`,
    draw: () => <ViewTile view={themeEvents} given={{ ...given, part }} />,
    texts: themeTexts,
    title: themeEvents.title,
    shows: /field|Sample|样本/,
  })),
  ...(['index', 'heat'] as const).map((of) => ({
    name: `course of a theme’s ${of}, as a table`,
    draw: () => <ViewTile view={themeIndex} given={{ ...given, of }} />,
    address: '/index?as=table',
    texts: themeTexts,
    title: themeIndex.title,
    none: of === 'index' ? ('indexNone' as const) : ('latestNone' as const),
    shows: '2024-05-17',
    answers: [],
  })),
])
