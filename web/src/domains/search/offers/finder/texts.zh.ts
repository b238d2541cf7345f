export const zh = {
  hint: '公司或指数的名称、代码、拼音',
  none: '没有找到“{text}”。',
  kind_company: '公司',
  kind_index: '指数',
  chooseCompany: '选择公司',
  companyChip: '公司：{name}，更换',
} as const
