import type { zh } from './texts.zh.ts'

export const en: Record<keyof typeof zh, string> = {
  group: 'Group',
  all: 'All watched',
  loose: 'In no group',
  groupMenu: 'Actions of group “{name}”',
  save: 'Save',
  rename: 'Rename',
  moveLeft: 'Move left',
  moveRight: 'Move right',
  deleteGroup: 'Delete group',
  groups: 'Groups',
  newGroup: 'New group',
  create: 'Create',
  groupName: 'Name of the group',
  groupCreated: 'Group “{name}” created',
  groupRestored: 'Group “{name}” is back',
  groupDeleted: 'Group “{name}” deleted; its companies stay watched',
  undo: 'Undo',
  watchedEvents: 'Events',
  everyCompany: 'All',
}
