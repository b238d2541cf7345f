export const zh = {
  title: '自选',
  events: '事件',
  company: '公司',
  event: '事件',
  eventDay: '日期',
  eventType: '类型',
  eventCount_one: '{count} 个事件',
  eventCount_other: '{count} 个事件',
  noEvents: '还没有关注事件。在公司的事件列表或事件页点星标即可关注。',
  noEventsAction: '查找公司',
} as const
