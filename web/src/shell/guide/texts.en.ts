import type { zh } from './texts.zh.ts'

export const en: Record<keyof typeof zh, string> = {
  help: 'Guide',
  step: 'Step {place} of {count}',
  next: 'Next',
  previous: 'Back',
  end: 'Done',
  skip: 'End the guide',
  floor: 'Floors',
  floorText:
    'A floor is your desk: a set of rooms side by side. Keep several and switch by their tabs; what you drag and resize is kept by itself.',
  lobby: 'Lobby',
  lobbyText:
    'All fourteen rooms are in the lobby. Subscribe here and put them on a floor; those that are not built yet say so.',
  rooms: 'Rooms',
  roomsText:
    'A room has several views. Rooms of one letter follow one company: choose a row in one, and the others come along.',
  watchList: 'Watch list',
  watchListText:
    'Watch companies, and dashboard, movers and events are about them. Sort them into groups, add notes, paste many at once.',
  setting: 'Settings',
  settingText:
    'Language, colours of rise and fall, password and sessions. The question mark at the bottom left opens this guide again.',
  settingTextPhone:
    'Language, colours of rise and fall, password and sessions stand in Settings behind “All”. The guide can be opened again from there.',
  behindAll: 'On a phone it stands behind “All”.',
}
