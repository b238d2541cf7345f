export const zh = {
  star: '关注',
  starred: '已关注',
  starLong: '关注 {name}',
  unstarLong: '取消关注 {name}',
  starNotice: '已关注 {name}',
  unstarNotice: '已取消关注 {name}',
  undo: '撤销',
} as const
