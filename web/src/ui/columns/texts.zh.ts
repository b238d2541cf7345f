export const zh = {
  columns: '列',
  density: '行高',
  normal: '标准',
  compact: '紧凑',
  find: '查找列',
  shown: '显示的列',
  more: '更多列',
  moveHint: '拖动，或按 Alt + ↑ / ↓ 调整顺序',
  up: '{name} 前移',
  down: '{name} 后移',
  reset: '恢复默认',
} as const
