export const zh = {
  byCap: '你还没有自选。先看这个市场市值最大的 {count} 家。',
  byAmount: '你还没有自选。先看这个市场成交额最大的 {count} 家。',
  largest: '市值最大的 {count} 家（还没有自选）',
  traded: '成交额最大的 {count} 家（还没有自选）',
  watchThese: '关注这 {count} 家',
  watched_one: '已关注 {count} 家公司',
  watched_other: '已关注 {count} 家公司',
  nothing: '这个市场还没有公司行情，也没有自选。',
  toHealth: '看数据健康',
} as const
