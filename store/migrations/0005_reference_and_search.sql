create table exchange (
  market_id smallint not null references market,
  exchange text not null,
  name_zh text not null,
  name_en text not null,
  zone text not null,
  close_time time not null,
  position smallint not null,
  primary key (market_id, exchange)
);
insert into exchange values
  (1, 'SHZ', '深圳证券交易所', 'Shenzhen Stock Exchange', 'Asia/Shanghai', '15:00', 1),
  (1, 'SSE', '上海证券交易所', 'Shanghai Stock Exchange', 'Asia/Shanghai', '15:00', 2),
  (1, 'BSE', '北京证券交易所', 'Beijing Stock Exchange', 'Asia/Shanghai', '15:00', 3),
  (1, 'HKEX', '香港交易所', 'Hong Kong Exchange', 'Asia/Hong_Kong', '16:00', 4),
  (1, 'NYSE', '纽约证券交易所', 'New York Stock Exchange', 'America/New_York', '16:00', 5),
  (1, 'NASDAQ', '纳斯达克', 'Nasdaq', 'America/New_York', '16:00', 6),
  (1, 'US', '美国市场', 'United States', 'America/New_York', '16:00', 7);

-- Provincial regions by ISO 3166-2.
create table region (
  region_code text primary key,
  name_zh text not null unique,
  name_en text not null
);
insert into region values
  ('CN-BJ', '北京市', 'Beijing'), ('CN-TJ', '天津市', 'Tianjin'), ('CN-HE', '河北省', 'Hebei'), ('CN-SX', '山西省', 'Shanxi'),
  ('CN-NM', '内蒙古自治区', 'Inner Mongolia'), ('CN-LN', '辽宁省', 'Liaoning'), ('CN-JL', '吉林省', 'Jilin'), ('CN-HL', '黑龙江省', 'Heilongjiang'),
  ('CN-SH', '上海市', 'Shanghai'), ('CN-JS', '江苏省', 'Jiangsu'), ('CN-ZJ', '浙江省', 'Zhejiang'), ('CN-AH', '安徽省', 'Anhui'),
  ('CN-FJ', '福建省', 'Fujian'), ('CN-JX', '江西省', 'Jiangxi'), ('CN-SD', '山东省', 'Shandong'), ('CN-HA', '河南省', 'Henan'),
  ('CN-HB', '湖北省', 'Hubei'), ('CN-HN', '湖南省', 'Hunan'), ('CN-GD', '广东省', 'Guangdong'), ('CN-GX', '广西壮族自治区', 'Guangxi'),
  ('CN-HI', '海南省', 'Hainan'), ('CN-CQ', '重庆市', 'Chongqing'), ('CN-SC', '四川省', 'Sichuan'), ('CN-GZ', '贵州省', 'Guizhou'),
  ('CN-YN', '云南省', 'Yunnan'), ('CN-XZ', '西藏自治区', 'Tibet'), ('CN-SN', '陕西省', 'Shaanxi'), ('CN-GS', '甘肃省', 'Gansu'),
  ('CN-QH', '青海省', 'Qinghai'), ('CN-NX', '宁夏回族自治区', 'Ningxia'), ('CN-XJ', '新疆维吾尔自治区', 'Xinjiang'),
  ('CN-HK', '香港特别行政区', 'Hong Kong'), ('CN-MO', '澳门特别行政区', 'Macao'), ('CN-TW', '台湾省', 'Taiwan');

-- Every way a company or index can be asked for, one row per suffix of each form, so that "contains" is a prefix read on a B-tree
-- (trigrams do not help with two Chinese characters). Derived from names and securities; rebuilt for the companies an import touches.
create table search_form (
  market_id smallint not null,
  -- Lower-case, without spaces and punctuation.
  suffix text collate "C" not null,
  security_id text not null,
  company_id text,
  form text not null,
  -- The name as written, and whether the suffix is the whole of it.
  written text not null,
  whole boolean not null,
  known_at timestamptz not null,
  superseded_at timestamptz not null
);
create index search_form_suffix on search_form (market_id, suffix);
create index search_form_security on search_form (market_id, security_id);
