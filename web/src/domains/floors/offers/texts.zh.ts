export const zh = {
  put: '放到楼层',
  putNamed: '把“{name}”放到楼层',
  placed: '“{name}”已放到楼层“{floor}”',
  toFloor: '去看',
  newFloor: '新楼层',
} as const
