-- Every call takes its tokens itself, with site.take_tokens: nobody calls this from outside.
drop function site.take_token(jsonb);
