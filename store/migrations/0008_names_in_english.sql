-- Publishers of series and sources of documents have a name in each language.
alter table series rename column publisher to publisher_zh;
alter table series add column publisher_en text;
alter table document add column source_name_en text;

-- What the product's own profiles have brought is named as they name it now, so that the same file again changes nothing.
update series set publisher_zh = named.zh, publisher_en = named.en
from (values
  ('全国银行间同业拆借中心', '全国银行间同业拆借中心', 'National Interbank Funding Center'),
  ('European Central Bank', '欧洲中央银行', 'European Central Bank'),
  ('European Central Bank (cross rates)', '欧洲中央银行（交叉汇率）', 'European Central Bank (cross rates)'),
  ('Federal Reserve', '美国联邦储备委员会', 'Federal Reserve')) as named (earlier, zh, en)
where publisher_zh = named.earlier;
update document set source_name_en = named.en
from (values
  ('新闻联播', 'CCTV Evening News'),
  ('万得资讯（雪球）', 'Wind (Xueqiu)'),
  ('国务院政府工作报告', 'State Council Work Reports')) as named (zh, en)
where source_name = named.zh;

-- Mappings that name the field by its former name would no longer be understood. The value of a field is never a bare text.
update import_profile set text = regexp_replace(text, '([\s{,])publisher:(?=\s*[{\n])', '\1publisher_zh:', 'g') where text ~ 'kind:\s*series';
update import_run set profile_text = regexp_replace(profile_text, '([\s{,])publisher:(?=\s*[{\n])', '\1publisher_zh:', 'g') where state = 'queued' and profile_text ~ 'kind:\s*series';
