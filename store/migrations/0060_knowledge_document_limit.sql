-- Plans limit the documents of a user's own knowledge bases beside the bases: one base of any size would be no limit.
alter table membership_limit drop constraint membership_limit_what_check;
alter table membership_limit add constraint membership_limit_what_check
  check (what in ('floors', 'ownThemes', 'chains', 'alerts', 'knowledgeBases', 'knowledgeDocuments'));
insert into membership_limit (tier, what, most) values ('free', 'knowledgeDocuments', 100), ('premium', 'knowledgeDocuments', null);
