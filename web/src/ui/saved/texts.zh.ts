export const zh = {
  name: '名称',
  save: '保存',
  savedAs: '已保存“{name}”',
  open: '打开“{name}”',
  rename: '改名',
  renameOf: '给“{name}”改名',
  remove: '删除',
  removeAsk: '删除“{name}”？',
  removeOf: '删除“{name}”',
  removed: '已删除“{name}”',
  undo: '撤销',
} as const
