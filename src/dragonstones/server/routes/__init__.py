"""The handlers of HTTP requests, one module for each part of the site."""
