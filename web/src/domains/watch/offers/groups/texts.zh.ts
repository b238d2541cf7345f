export const zh = {
  group: '分组',
  all: '全部自选',
  loose: '未分组',
} as const
