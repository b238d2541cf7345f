-- Posts that say the same are told by the story their words were read as (document_analysis.story_id), and bursts of one text by many accounts when
-- they are asked for; groups that nothing wrote are gone. Its triggers go with it.
drop table post_group;
